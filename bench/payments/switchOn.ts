import * as z from 'zod'
import { administrator } from '../../e2e/support/testSettings.ts'

/** Switches both providers on, as staff do. */
export async function switchProvidersOn(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const login = await fetch(`${url}/admin/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(administrator),
  })
  const cookie = z.string().parse(login.headers.get('set-cookie')).split(';')[0] ?? ''
  const saved = await fetch(`${url}/admin/api/globals/ventes`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ fournisseurs: ['pawapay', 'cinetpay'] }),
  })
  if (!saved.ok) throw new Error(`the providers are not on: ${saved.status}`)
}
