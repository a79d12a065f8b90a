import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { letIn, otherEndpoints } from './askedEndpoints.ts'
import { grantedActs, requestsOf } from './grantedActs.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/access.md'), 'utf8')

/** The lines of a table of the page, each name in its first cell by itself. */
function tableUnder(heading: string): string[] {
  const [, part = ''] = page.split(`## ${heading}\n`)
  const [text = ''] = part.split('\n## ')
  const lines = text.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).flatMap((line) => {
    const [names = '', ...cells] = line.slice(2, -2).split(' | ')
    return names.split(', ').map((name) => [name, ...cells].join(' | '))
  })
}

describe('docs/access.md', () => {
  let office: OpenPayload
  let staff: StaffCall

  beforeAll(async () => {
    office = await openPayload()
    staff = await hireStaff(office)
  })
  afterAll(() => office.close())

  it('says what each role may do with every collection and global there is', async () => {
    const { collections, globals } = office.config
    const requests = await requestsOf(office.payload)
    const found = []
    for (const kind of [...collections, ...globals]) {
      found.push([kind.slug, ...(await grantedActs(kind, requests))].join(' | '))
    }
    expect(found.toSorted()).toEqual(tableUnder('Records').toSorted())
  })

  it('says whom every endpoint lets in', async () => {
    const found = []
    // The last one ends the session of whoever asks.
    const last = ({ call }: { call: string }) => Number(call === 'POST /logout')
    const endpoints = otherEndpoints(office.config).toSorted((a, b) => last(a) - last(b))
    for (const one of endpoints) {
      const place = one.place || 'the interface itself'
      found.push([place, one.call, ...(await letIn(one, staff))].join(' | '))
    }
    expect(found.toSorted()).toEqual(tableUnder('Endpoints').toSorted())
  }, 120_000)
})
