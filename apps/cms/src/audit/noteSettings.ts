import type { GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { changedFields } from '../database/records/changedFields.ts'
import type { Act } from './acts.ts'
import { detailMark } from './howSaved.ts'
import { isOfStaff } from './isOfStaff.ts'
import { otherLanguage } from './otherLanguage.ts'
import { recordAct } from './recordAct.ts'

export const noteSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changed = changedFields(global.flattenedFields, previousDoc ?? {}, doc)
  // A global with drafts keeps a version in any case, which says by whom.
  if (!isOfStaff(req) || (changed === '' && doc._status === undefined)) return doc
  const language = otherLanguage(global.flattenedFields, req)
  const details = [changed, language].filter(Boolean).join(detailMark)
  await recordAct(req, {
    act: actOf(doc, req),
    place: global.slug,
    what: String(global.label),
    details,
  })
  return doc
}

/** Texts of a page have drafts; settings have none. */
function actOf({ _status }: { _status?: unknown }, { context }: PayloadRequest): Act {
  if (context.isRestoringVersion) return 'revived'
  if (_status === 'draft') return 'drafted'
  return _status === 'published' ? 'published' : 'settings'
}
