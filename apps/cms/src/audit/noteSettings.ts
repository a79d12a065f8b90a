import type { GlobalAfterChangeHook, PayloadRequest } from 'payload'
import type { Act } from './acts.ts'
import { changedFields } from './changedFields.ts'
import { isOfStaff } from './isOfStaff.ts'
import { otherLanguage } from './otherLanguage.ts'
import { recordAct } from './recordAct.ts'

export const noteSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changed = changedFields(global.flattenedFields, previousDoc ?? {}, doc)
  // What is published was written before.
  if (!isOfStaff(req) || (changed === '' && doc._status !== 'published')) return doc
  const details = [changed, otherLanguage(global.flattenedFields, req)].filter(Boolean).join(' · ')
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
