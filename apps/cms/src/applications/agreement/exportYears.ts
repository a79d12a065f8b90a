import type { Endpoint, PayloadRequest } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { exportAnswer, exportFormat } from '../../messages/export/exportAnswer.ts'
import type { Column } from '../../messages/export/exportColumns.ts'
import { rowsOf } from '../../messages/export/exportTable.ts'
import { listedRecords } from '../../messages/export/listedRecords.ts'
import type { Application } from '../../payload-types.ts'
import { type YearCount, YearCounts } from './yearCounts.ts'

const columns: readonly Column<YearCount>[] = [
  ['Année', ({ year }) => year],
  ['Domaine', ({ domain }) => domain],
  ['Offres', ({ offers }) => offers],
  ['Candidatures', ({ applications }) => applications],
  ['Placements', ({ placements }) => placements],
]

/** `GET /admin/api/candidatures/statistiques?format=csv|xlsx`: each year, for the agrément. */
export const exportYears: Endpoint = {
  path: '/statistiques',
  method: 'get',
  handler: (req) => {
    requireInboxStaff(req)
    const table = { titles: columns.map(([title]) => title), lots: rowsOf(columns, counted(req)) }
    const file = { place: 'candidatures', name: 'statistiques-candidatures' } as const
    return exportAnswer(req, file, exportFormat(req), table)
  },
}

async function* counted(req: PayloadRequest): AsyncGenerator<YearCount[]> {
  const counts = new YearCounts()
  for (const offer of await publishedOffers(req)) counts.addOffer(offer)
  const applications = { collection: 'candidatures', where: {}, sort: 'id' } as const
  for await (const lot of listedRecords(applications, req) as AsyncGenerator<Application[]>) {
    for (const application of lot) counts.addApplication(application)
  }
  yield counts.rows()
}

/** Those in the trash too; whoever reads messages may count offers that only editors open. */
async function publishedOffers(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'jobs',
    where: { _status: { equals: 'published' } },
    select: { date_publication: true, publishedAt: true, createdAt: true, jobdomain: true },
    trash: true,
    pagination: false,
    depth: 1,
    req,
  })
  return docs
}
