import { markFile } from '@sira/cloth/mark'

export const dynamic = 'force-static'

/** The picture in the tab of the browser. */
export function GET(): Response {
  return new Response(markFile(), { headers: { 'content-type': 'image/svg+xml' } })
}
