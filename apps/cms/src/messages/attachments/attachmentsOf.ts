import type { PayloadRequest } from 'payload'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'

/** The attachments of a letter, in base64, for the export of a person's data. */
export async function attachmentsOf(email: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'attachments',
    where: { email: { equals: email } },
    select: { name: true, type: true, file: true },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  const attachments: object[] = []
  for (const { id, name, type, file } of docs) {
    const bytes = await readPrivate(file, req.payload)
    attachments.push({ id, name, type, content: bytes?.toString('base64') ?? null })
  }
  return attachments.length === 0 ? {} : { attachments }
}
