import type { DraftedType } from '@sira/contract/kinds/recordTypes'
import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload'
import * as z from 'zod'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { latestVersion } from '../latestVersion.ts'
import { plannedPublications } from '../plans/plans.ts'
import { requireContentStaff } from '../requireContentStaff.ts'
import { forgetEarlierAutosave, noteAutosave } from './lastAutosaves.ts'

const body = z.object({
  data: z.record(z.string(), z.unknown()),
  /** The time of the save from which the person began. */
  base: z.iso.datetime(),
  /** A person pressed for it, as for any save of the record. */
  byHand: z.boolean().default(false),
})

const changedElsewhere =
  'cette fiche a été enregistrée ailleurs entre-temps. Rechargez la page : votre texte y sera proposé.'

const awaited = 'une publication est prévue. Enregistrez vous-même ce qui doit paraître.'

/**
 * `POST /admin/api/blogs/:id/autosave`: keeps the present text as a draft. Payload's own autosave
 * (3.90) is not used: it creates an empty record for every visit to « Créer », and overwrites
 * changes by others.
 */
export function autosaveDraft(collection: DraftedType): Endpoint {
  return {
    path: '/:id/autosave',
    method: 'post',
    handler: async (req) => {
      if (!req.user) throw new APIError('Votre session est terminée.', 401)
      requireContentStaff(req)
      await addDataAndFileToRequest(req)
      const sent = body.safeParse(req.data)
      if (!sent.success) throw new APIError('Ce brouillon est illisible.', 400)
      const { data, base, byHand } = sent.data
      const id = recordNumber(req)
      const saved = await withinTransaction(req, async () => {
        await lockRecord(collection, id, req)
        const before = await latestVersion(collection, id, req)
        if (!before) throw new APIError('cette fiche n’existe plus.', 404, null, true)
        if (Date.parse(before.savedAt) !== Date.parse(base)) {
          throw new APIError(changedElsewhere, 409, null, true)
        }
        // A plan publishes a version that a person saved, never half a sentence.
        if (!byHand && (await plannedPublications({ collection, id }, req)).length > 0) {
          throw new APIError(awaited, 409, null, true)
        }
        await req.payload.update({
          collection,
          id,
          data: { ...data, _status: 'draft' as const },
          draft: true,
          depth: 0,
          // Read by the audit: see howSaved.
          context: byHand ? {} : { autosaved: true },
          ...(req.locale === undefined || req.locale === 'all' ? {} : { locale: req.locale }),
          overrideAccess: false,
          overrideLock: false,
          req,
        })
        if (!byHand) await forgetEarlierAutosave(collection, id, before.version, req)
        return latestVersion(collection, id, req)
      })
      if (!saved) throw new APIError('cette fiche n’existe plus.', 404, null, true)
      if (!byHand) noteAutosave(collection, id, saved.version)
      return Response.json({ savedAt: saved.savedAt, slug: saved.slug })
    },
  }
}
