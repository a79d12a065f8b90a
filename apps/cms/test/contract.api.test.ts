import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { cacheSuite } from './contract/cacheSuite.ts'
import { costSuite } from './contract/costSuite.ts'
import { createSuite } from './contract/createSuite.ts'
import { draftSuite } from './contract/draftSuite.ts'
import { filterSuite } from './contract/filterSuite.ts'
import { languageSuite } from './contract/languageSuite.ts'
import { orderSuite } from './contract/orderSuite.ts'
import { populateSuite } from './contract/populateSuite.ts'
import { privacySuite } from './contract/privacySuite.ts'
import { replaySuite } from './contract/replaySuite.ts'
import { shapeSuite } from './contract/shapeSuite.ts'
import { strapiClientSuite } from './contract/strapiClientSuite.ts'
import { strapiWaysSuite } from './contract/strapiWaysSuite.ts'
import { apiAt } from './support/api.ts'
import { type BackOffice, startBackOffice } from './support/backOffice.ts'

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  describe(`the contract API on ${kind}`, () => {
    let backOffice: BackOffice | string = 'not started'

    beforeAll(async () => {
      backOffice = await startBackOffice(kind)
      if (typeof backOffice === 'string') console.info(backOffice)
    }, 180_000)

    beforeEach(({ skip }) => {
      if (typeof backOffice === 'string') skip(backOffice)
    })

    afterAll(async () => {
      if (typeof backOffice !== 'string') await backOffice.stop()
    })

    const origin = () => (typeof backOffice === 'string' ? '' : backOffice.url)
    const api = apiAt(origin)
    replaySuite(origin)
    shapeSuite(api)
    filterSuite(api)
    orderSuite(api)
    populateSuite(api)
    languageSuite(api)
    draftSuite(api)
    privacySuite(api)
    createSuite(api)
    cacheSuite(api)
    costSuite(api)
    strapiClientSuite(origin)
    strapiWaysSuite(api, origin)
  })
}
