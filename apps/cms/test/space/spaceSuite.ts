import { afterAll, beforeAll, describe } from 'vitest'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { commentChecks } from './commentChecks.ts'
import { deviceChecks } from './deviceChecks.ts'
import { openSpace, type SpaceOffice } from './openSpace.ts'
import { spaceChecks } from './spaceChecks.ts'
import { warningChecks } from './warningChecks.ts'

/** What visitors leave and come back to, whatever the database. */
export function spaceSuite(database: SuiteDatabase): void {
  describeOn(database, 'what visitors come back to', () => {
    let space: SpaceOffice
    beforeAll(async () => {
      space = await openSpace(database)
    })
    afterAll(() => space.close())
    describe('comments', () => commentChecks(() => space))
    describe('a space', () => spaceChecks(() => space))
    describe('a warning', () => warningChecks(() => space))
    describe('a device', () => deviceChecks(() => space))
  })
}
