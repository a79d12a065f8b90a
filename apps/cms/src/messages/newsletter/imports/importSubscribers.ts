import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { monthsBefore } from '../../../dossiers/retention/monthsBefore.ts'
import { type Reading, readApart } from '../../../reader/readApart.ts'
import { type ConsentDays, checkConsents } from './checkConsents.ts'
import { consentRows, type TypedRow } from './consentRows.ts'
import { type ImportReport, largestFile } from './importReport.ts'
import { importTurns } from './importTurn.ts'
import { judgeConsents } from './judgeConsents.ts'
import { keepConsents } from './keepConsents.ts'
import { requireImporter } from './requireImporter.ts'

/** The length of the largest file in base64. */
const longestFile = Math.ceil(largestFile / 3) * 4
/** The most bytes around the file in a request. */
const besides = 200

const tooLarge = 'Ce fichier dépasse 2 Mo : partagez-le.'
const changed = 'Ce qui était annoncé a changé entre-temps : relisez le fichier.'

const reading: Reading<TypedRow[]> = {
  module: new URL('./readConsents.ts', import.meta.url),
  name: 'readConsents',
  result: consentRows,
  longestAnswer: 2 * longestFile,
  longestMs: 3000,
  mostMegabytes: 300,
}

const body = z.object({
  file: z
    .base64('Ce fichier n’a pas pu être lu.')
    .min(1, 'Choisissez un fichier.')
    .max(longestFile, tooLarge),
  /** The announced number of new subscribers. Without it, the request only asks for a preview. */
  joining: z.int().positive().optional(),
})

const turns = importTurns()

/**
 * `POST /admin/api/newsletters/import`: gives the preview of a file. With the same file and the
 * announced number, it imports the subscribers. The file is not kept in between.
 */
export async function importSubscribers(req: PayloadRequest): Promise<Response> {
  requireImporter(req)
  if (Number(req.headers.get('content-length') ?? 0) > longestFile + besides) {
    throw new APIError(tooLarge, 413)
  }
  return turns.take(Number(req.user?.id), async () => {
    await addDataAndFileToRequest(req)
    const sent = body.safeParse(req.data)
    if (!sent.success) {
      throw new APIError(sent.error.issues[0]?.message ?? 'Demande illisible.', 400)
    }
    return importFile(sent.data, req)
  })
}

async function importFile(
  { file, joining: told }: z.infer<typeof body>,
  req: PayloadRequest,
): Promise<Response> {
  const rows = await readApart(reading, Buffer.from(file, 'base64'))
  const checked = checkConsents(rows, await consentDays(req))
  const { joining, ...others } = await judgeConsents(checked, req)
  const report = (joined: number): ImportReport => ({
    ...others,
    rows: rows.length,
    joining: joined,
  })
  if (told === undefined) return Response.json(report(joining.length))
  if (told !== joining.length) throw new APIError(changed, 409)
  return Response.json(report(await keepConsents(joining, req)))
}

/**
 * Gives the allowed days of a consent: as long as we keep messages, because people forget an older
 * consent.
 */
async function consentDays({ payload }: PayloadRequest): Promise<ConsentDays> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'reception', depth: 0 })
  const now = new Date()
  return {
    oldest: monthsBefore(now, retentionMonths).slice(0, 10),
    today: now.toISOString().slice(0, 10),
  }
}
