import type { Payload } from 'payload'
import type { WireEntity } from '../serialise.ts'
import type { FormValues } from './checkForm.ts'

/** Keeps a request for a quote and gives it back as it was sent. */
export async function requestQuote(values: FormValues, payload: Payload): Promise<WireEntity> {
  const { nom = null, email = null, phone = null, service = null, message = null } = values
  const { id, createdAt, updatedAt } = await payload.create({
    collection: 'devis',
    data: { nom: nom ?? '', email: email ?? '', phone, service, message },
    depth: 0,
  })
  return {
    id: Number(id),
    attributes: { nom, email, phone, service, message, createdAt, updatedAt },
  }
}
