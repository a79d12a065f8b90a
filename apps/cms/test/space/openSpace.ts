import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import type { SuiteDatabase } from '../support/suiteDatabase.ts'

/** The back office with its staff, and the calls of visitors. */
export interface SpaceOffice {
  office: OpenPayload
  api: FormApi
  call: StaffCall
  close(): Promise<void>
}

export async function openSpace(database: SuiteDatabase): Promise<SpaceOffice> {
  const office = await openPayload({ databaseUrl: database.url })
  const call = await hireStaff(office)
  const api = await openFormApi(office.payload)
  return {
    office,
    api,
    call,
    async close() {
      await api.close()
      await database.close(office)
    },
  }
}
