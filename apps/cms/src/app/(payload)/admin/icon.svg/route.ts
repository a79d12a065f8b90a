import { brandMarkFile } from '../../../../admin/brand/brandMark.ts'

export const dynamic = 'force-static'

/** The picture in the tab of the browser. */
export function GET(): Response {
  return new Response(brandMarkFile(), { headers: { 'content-type': 'image/svg+xml' } })
}
