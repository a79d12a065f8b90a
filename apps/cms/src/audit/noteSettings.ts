import type { GlobalAfterChangeHook } from 'payload'
import { changedFields } from './changedFields.ts'
import { isOfStaff } from './isOfStaff.ts'
import { otherLanguage } from './otherLanguage.ts'
import { recordAct } from './recordAct.ts'

export const noteSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changed = changedFields(global.flattenedFields, previousDoc ?? {}, doc)
  if (!isOfStaff(req) || changed === '') return doc
  const details = [changed, otherLanguage(global.flattenedFields, req)].filter(Boolean).join(' · ')
  const act = req.context.isRestoringVersion ? 'revived' : 'settings'
  await recordAct(req, { act, place: global.slug, what: String(global.label), details })
  return doc
}
