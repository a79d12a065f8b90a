import type { Payload } from 'payload'
import type { WireEntity } from '../serialise.ts'
import type { FormValues } from './checkForm.ts'

/** Keeps a message of the contact page and gives it back as it was sent. */
export async function sendMessage(values: FormValues, payload: Payload): Promise<WireEntity> {
  const { name = null, email = null, indicatif = null, phone = null } = values
  const { subject = null, message = null } = values
  const sent = { indicatif, phone, subject, message }
  const { id, createdAt, updatedAt } = await payload.create({
    collection: 'contacts',
    data: { name: name ?? '', email: email ?? '', ...sent },
    depth: 0,
  })
  return { id: Number(id), attributes: { name, email, ...sent, createdAt, updatedAt } }
}
