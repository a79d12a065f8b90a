import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { relatedPath } from './relatedPath.ts'

test('An article leads to a training or an offer by its address on the site', () => {
  expect(relatedPath(routes.training('excel'))).toEqual({ type: 'formations', slug: 'excel' })
  expect(relatedPath(` ${routes.job('comptable')} `)).toEqual({ type: 'jobs', slug: 'comptable' })
})

test.each(['', '/formations/', '/faq', 'https://exemple.bf/jobs/x', '/jobs/x/y', '/jobs/x?y=1'])(
  'An article leads nowhere by the address « %s »',
  (path) => {
    expect(relatedPath(path)).toBeUndefined()
  },
)
