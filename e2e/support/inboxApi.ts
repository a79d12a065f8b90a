import { type APIRequestContext, request } from '@playwright/test'
import type { MessageKind } from '@sira/contract/forms/messageForms'
import { readRunningProduct } from './runningProduct.ts'
import { administrator } from './testSettings.ts'

export interface Message {
  id: number
  email: string
  phone: string | null
  state: string
  suspicion: string | null
  subscription?: string
  [field: string]: unknown
}

const signedIn = new Map<string, Promise<APIRequestContext>>()

/** Signs in once: two sign-ins of one account at the same moment can cost each other the session. */
function asAdministrator(siteUrl: string): Promise<APIRequestContext> {
  const known = signedIn.get(siteUrl)
  if (known) return known
  const signingIn = request.newContext({ baseURL: siteUrl }).then(async (context) => {
    await context.post('/admin/api/users/login', { data: administrator })
    return context
  })
  signedIn.set(siteUrl, signingIn)
  return signingIn
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
