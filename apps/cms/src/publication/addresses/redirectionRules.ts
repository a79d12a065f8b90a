import { isDrafted } from '@sira/contract/kinds/recordTypes'
import { withoutLocale } from '@sira/contract/locales'
import { feedRoutes, routes } from '@sira/contract/routes'
import type { Payload, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { recordAt } from './pageOf.ts'
import { newAddress, oldAddress, sitePath } from './siteAddress.ts'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

const realPage = 'Cette page existe sur le site : son adresse ne peut pas mener ailleurs.'

/** Pages that always exist; pages of records come and go. */
const fixedPages = new Set<string>(
  [...Object.values(routes), ...Object.values(feedRoutes)].filter(
    (route) => typeof route === 'string',
  ),
)

/** An old address is no page of the site, in any language. */
export const noRealPage: TextFieldSingleValidation = async (value, { req }) => {
  const answer = oldAddress(value)
  if (answer !== true || !value) return answer
  const { path } = withoutLocale(value)
  if (fixedPages.has(path)) return realPage
  const record = recordAt(path)
  return record && (await isPublic(record, req)) ? realPage : true
}

/** Checks that an old address does not lead back to itself, through other redirections. */
export const noCircle: TextFieldSingleValidation = async (value, { req, siblingData, id }) => {
  const answer = newAddress(value)
  if (answer !== true || !value) return answer
  const { from } = siblingData as { from?: unknown }
  const start = pathOf(from, req.payload)
  const passed: string[] = []
  let next: string | undefined = pathOf(value, req.payload)
  while (next !== undefined && !passed.includes(next)) {
    if (next === start) return circle([start, ...passed, start])
    passed.push(next)
    next = pathOf(await targetOf(next, id, req), req.payload)
  }
  return true
}

/** An address as redirections are compared: of this site, in French, without what follows `?`. */
function pathOf(address: unknown, payload: Payload): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined
  const elsewhere =
    URL.canParse(address) && new URL(address).host !== new URL(publicUrl(payload)).host
  return elsewhere ? undefined : withoutLocale(String(sitePath(address))).path
}

function circle(addresses: readonly string[]): string {
  return `Cette redirection tournerait en rond : ${addresses.join(' → ')}.`
}

async function targetOf(
  from: string,
  ownId: number | string | undefined,
  { payload, transactionID }: Request,
): Promise<unknown> {
  const found = await payload.db.findOne<{ id: number; to?: unknown }>({
    collection: 'redirections',
    where: {
      from: { equals: from },
      ...(ownId === undefined ? {} : { id: { not_equals: ownId } }),
    },
    req: transactionID === undefined ? {} : { transactionID },
  })
  return found?.to
}

async function isPublic(
  { type, slug }: NonNullable<ReturnType<typeof recordAt>>,
  { payload, transactionID }: Request,
): Promise<boolean> {
  const found = await payload.db.findOne({
    collection: type,
    where: {
      slug: { equals: slug },
      ...(isDrafted(type) ? { _status: { equals: 'published' } } : {}),
      deletedAt: { exists: false },
    },
    select: { slug: true } as never,
    req: transactionID === undefined ? {} : { transactionID },
  })
  return found !== null && found !== undefined
}
