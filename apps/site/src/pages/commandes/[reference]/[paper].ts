import type { APIRoute } from 'astro'
import { orderPaper } from '../../../features/orders/page/orderPaper.ts'

export const GET: APIRoute = async ({ locals, params, request, rewrite }) => {
  const { backOffice, locale } = locals
  const caller = { backOffice, visitor: request.headers.get('x-forwarded-for') }
  const { reference = '', paper = '' } = params
  const made = await orderPaper({ caller, request, asked: reference, name: paper, locale })
  if (made === 'unknown') return rewrite('/404')
  if (made === 'away') return rewrite('/503')
  if ('retryAfter' in made) {
    const { body, headers } = await rewrite('/429')
    headers.set('retry-after', String(made.retryAfter))
    return new Response(body, { status: 429, headers })
  }
  return new Response(made.bytes, {
    headers: {
      'content-type': paper.endsWith('.jwt') ? 'application/vc+jwt' : 'application/pdf',
      'content-disposition': `attachment; filename="${made.fileName}"`,
    },
  })
}
