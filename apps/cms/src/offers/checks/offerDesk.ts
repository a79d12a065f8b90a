import { defaultLocale } from '@sira/contract/locales'
import type { Endpoint } from 'payload'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { stepsOf } from '../../dossiers/history/step.ts'
import type { OfferReport } from '../../payload-types.ts'
import { requireContentStaff } from '../../publication/requireContentStaff.ts'
import { openReports } from '../reports/openReports.ts'
import { knownCheck } from './checkOf.ts'
import { isVerified, trustedUntil } from './isVerified.ts'

type ReportSaid = Pick<OfferReport, 'id' | 'motif' | 'message' | 'email' | 'createdAt'>

/** What the screen of an offer says of its trust. */
export interface OfferTrust {
  suspendue: boolean
  /** Why, where somebody said so. */
  motif: string | null
  verifiee: boolean
  /** Checked once, but its text is another by now. */
  changee: boolean
  verifieePar: string | null
  verifieeLe: string | null
  /** The last day on which its employer is trusted. */
  employeur: string | null
  signalements: readonly ReportSaid[]
  reseaux: number
}

/** `GET /admin/api/controles/:id/offre`, by the number of the offer. */
export const offerDesk: Endpoint = {
  path: '/:id/offre',
  method: 'get',
  handler: async (req) => {
    requireContentStaff(req)
    const id = recordNumber(req)
    const job = await req.payload.findByID({
      collection: 'jobs',
      id,
      draft: true,
      depth: 0,
      locale: defaultLocale,
      req,
    })
    const check = await knownCheck(id, req)
    const reports = await openReports(id, req)
    const verifiee = await isVerified(job, req)
    const until = await trustedUntil(job, req)
    const suspendue = check?.etat === 'suspendue'
    const desk: OfferTrust = {
      suspendue,
      motif: suspendue ? (stepsOf(check?.etapes).at(-1)?.motif ?? null) : null,
      verifiee,
      changee: Boolean(check?.empreintes) && until !== undefined && !verifiee,
      verifieePar: check?.verifieePar ?? null,
      verifieeLe: check?.verifieeLe ?? null,
      employeur: until ?? null,
      signalements: reports.map(said),
      reseaux: new Set(reports.map(({ reseau }) => reseau)).size,
    }
    return Response.json(desk)
  },
}

function said({ id, motif, message = null, email = null, createdAt }: OfferReport): ReportSaid {
  return { id, motif, message, email, createdAt }
}
