import type { MessageKind } from '@sira/contract/forms/messageForms'
import { asAdministrator } from './administratorSession.ts'
import { readRunningProduct } from './runningProduct.ts'

export interface Message {
  id: number
  email: string
  phone: string | null
  state: string
  suspicion: string | null
  subscription?: string
  [field: string]: unknown
}

/** What the inbox of a product holds, read as its administrator. */
export async function readInbox(
  collection: MessageKind | 'emails',
  field: string,
  value: string,
  siteUrl = readRunningProduct().siteUrl,
): Promise<Message[]> {
  const context = await asAdministrator(siteUrl)
  const response = await context.get(`/admin/api/${collection}`, {
    params: { [`where[${field}][equals]`]: value, limit: '100', depth: '0' },
  })
  const { docs } = (await response.json()) as { docs: Message[] }
  return docs
}
