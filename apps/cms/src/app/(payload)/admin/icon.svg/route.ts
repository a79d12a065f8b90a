import { getPayload } from 'payload'
import { tabIcon } from '../../../../admin/brand/tabIcon.ts'
import { hostConfig } from '../../../hostConfig.ts'

export const dynamic = 'force-dynamic'

/** The picture in the tab of the browser. */
export async function GET(): Promise<Response> {
  const payload = await getPayload({ config: hostConfig })
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=300' }
  return new Response(await tabIcon(payload), { headers })
}
