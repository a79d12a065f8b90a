import { routes } from '@sira/contract/routes'
import { expect, test } from 'vitest'
import { publicPages } from '../sitemap/publicPages.ts'
import { pageRecords } from './pageRecords.ts'

/** Pages without a record: found in another way, or nothing that anybody looks for. */
const notFound: readonly string[] = [
  routes.home,
  routes.bookShop('sira'),
  routes.newsletter,
  routes.terms,
  routes.privacy,
  routes.accessibility,
]

test('every fixed page of the sitemap is found by the search, but those named here', () => {
  const found = pageRecords().map(({ place }) => place)
  expect([...new Set([...found, ...notFound])].sort()).toEqual(publicPages('sira').toSorted())
})
