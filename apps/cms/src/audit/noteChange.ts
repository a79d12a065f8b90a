import type { CollectionAfterChangeHook } from 'payload'
import { changedFields } from '../database/records/changedFields.ts'
import { seeStateBefore, stateKey } from '../publication/changes/statesBefore.ts'
import { publicState } from '../publication/publicState.ts'
import type { Act } from './acts.ts'
import { detailMark, howSaved } from './howSaved.ts'
import { isOfStaff } from './isOfStaff.ts'
import { otherLanguage } from './otherLanguage.ts'
import { recordAct } from './recordAct.ts'
import { recordName } from './recordName.ts'
import { wasNotedLately } from './wasNotedLately.ts'

/** Acts that concern all languages of a record. */
const wholeRecord = { unpublished: true, trashed: true, untrashed: true }

/** A record of the site, a picture, an account was made or changed. */
export const noteChange: CollectionAfterChangeHook = async (hook) => {
  const { collection, doc, previousDoc, req } = hook
  if (!isOfStaff(req)) return doc
  const act = await actOf(hook)
  const name = recordName(collection, doc)
  const changed =
    hook.operation === 'create' ? '' : changedFields(collection.flattenedFields, previousDoc, doc)
  // Such as a new password, which is noted as one.
  if (act === 'changed' && changed === '') return doc
  if (act === 'drafted' && (await wasNotedLately(req, act, name))) return doc
  const language = act in wholeRecord ? '' : otherLanguage(collection.flattenedFields, req)
  const details = [howSaved(req), changed, language].filter(Boolean).join(detailMark)
  await recordAct(req, { act, ...name, details })
  return doc
}

async function actOf({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}: Parameters<CollectionAfterChangeHook>[0]): Promise<Act> {
  if (req.context.takesBack) return 'revived'
  if (Boolean(doc.deletedAt) !== Boolean(previousDoc?.deletedAt)) {
    return doc.deletedAt ? 'trashed' : 'untrashed'
  }
  if (operation === 'update' && isReplaced(previousDoc, doc)) return 'replaced'
  const hasDrafts = typeof collection.versions === 'object' && Boolean(collection.versions.drafts)
  if (!hasDrafts) return operation === 'create' ? 'created' : 'changed'
  const now = await publicState(collection, doc.id, req)
  if (operation === 'create') return now === null ? 'created' : 'published'
  const before = await seeStateBefore(stateKey(collection, doc.id), req)
  if (now?.changedAt === before?.changedAt) return 'drafted'
  if (now === null) return 'unpublished'
  return 'published'
}

/** A new file has a new name: whoever sends one in the place of another, or cuts it. */
function isReplaced(before: FileRow | undefined, after: FileRow): boolean {
  return Boolean(before?.filename) && before?.filename !== after.filename
}

interface FileRow {
  filename?: unknown
}
