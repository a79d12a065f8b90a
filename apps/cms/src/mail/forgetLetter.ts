import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CollectionAfterDeleteHook, CollectionSlug } from 'payload'
import { atTransactionEnd } from '../database/transactions/atTransactionEnd.ts'
import type { Email } from '../payload-types.ts'
import { mailFolder } from './mailFolder.ts'

/**
 * Deletes the job that would send a deleted e-mail, whose log may name the address, and its file.
 * The file is deleted after the commit; if the program ends in between, the nightly clean-up finds
 * it.
 */
export const forgetLetter: CollectionAfterDeleteHook<Email> = async ({ doc, req }) => {
  const { payload } = req
  await payload.delete({
    collection: 'payload-jobs' as CollectionSlug,
    where: {
      taskSlug: { equals: 'sendEmail' },
      'input.email': { equals: doc.id },
      processing: { not_equals: true },
    },
    depth: 0,
    req,
  })
  const { file } = doc
  if (!file) return
  await atTransactionEnd(req, (end) => {
    if (end !== 'committed') return
    rm(join(mailFolder(payload), basename(file)), { force: true }).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'le fichier d’un e-mail effacé est resté'),
    )
  })
}
