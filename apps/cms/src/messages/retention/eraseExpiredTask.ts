import type { TaskConfig } from 'payload'
import { forgetOldActs } from '../../audit/auditRetention.ts'
import { hasDocumentRow } from '../../content/documents/documentNamed.ts'
import { hasPictureRow } from '../../content/pictures/hasPictureRow.ts'
import { removeReplacedFiles } from '../../content/pictures/removeReplacedFiles.ts'
import { attemptStep } from '../../database/attemptStep.ts'
import { nightQueue } from '../../database/nightQueue.ts'
import { forgetTurns } from '../../database/records/recipientTurns.ts'
import { eraseEvidence } from '../../dossiers/retention/eraseEvidence.ts'
import { eraseExpired } from '../../dossiers/retention/eraseExpired.ts'
import { warnBeforeErasure } from '../../dossiers/retention/warnings/warnBeforeErasure.ts'
import { rescueWaitingEmails } from '../../mail/rescueWaitingEmails.ts'
import { emptyTrash } from '../../publication/trash/emptyTrash.ts'
import { forgetSpaceRows } from '../../space/forgetSpaceRows.ts'
import type { FileFolder } from '../../store/fileFolder.ts'
import { fileFoldersOf } from '../../store/fileFoldersOf.ts'
import { hasPrivateRow } from '../../store/privateFiles/hasPrivateRow.ts'
import { settleUncertainFiles } from '../../store/withRow/settleUncertainFiles.ts'
import { resumeLetters } from '../newsletter/dispatch/resumeLetters.ts'
import { forgetSpentProofs } from '../reception/abuse/spentProofs.ts'
import { sweepFiles } from './sweepFiles.ts'

/** Every night; a night the machine was off is made up for. */
export const eraseExpiredTask: TaskConfig<'eraseExpired'> = {
  slug: 'eraseExpired',
  label: 'Effacer ce qui a dépassé la durée de conservation',
  schedule: [{ cron: '20 3 * * *', queue: nightQueue }],
  handler: async ({ req: { payload } }) => {
    const now = new Date()
    const { media, documents, privateFiles } = fileFoldersOf(payload)
    const settle = (folder: FileFolder, hasRow: typeof hasPictureRow) =>
      settleUncertainFiles(payload, folder, hasRow, now)
    const steps: [string, () => Promise<unknown>][] = [
      ['annoncer ce qui sera effacé', () => warnBeforeErasure(payload, now)],
      ['effacer ce qui a dépassé la durée de conservation', () => eraseExpired(payload, now)],
      ['oublier les lignes anciennes du journal', () => forgetOldActs(payload, now)],
      ['oublier les preuves de travail expirées', () => forgetSpentProofs(payload, now)],
      ['oublier les codes et les sessions des espaces', () => forgetSpaceRows(payload, now)],
      ['oublier les actes comptés par destinataire', () => forgetTurns(payload, now)],
      ['effacer les preuves dont la durée est passée', () => eraseEvidence(payload, now)],
      ['vider la corbeille', () => emptyTrash(payload, now)],
      ['supprimer les images remplacées', () => removeReplacedFiles(payload, media)],
      ['supprimer les images sans fiche', () => settle(media, hasPictureRow)],
      ['supprimer les documents sans fiche', () => settle(documents, hasDocumentRow)],
      ['supprimer les pièces privées sans fiche', () => settle(privateFiles, hasPrivateRow)],
      ['reprendre les lettres abandonnées', () => resumeLetters(payload)],
      ['reprendre les e-mails oubliés', () => rescueWaitingEmails(payload, now)],
      ['supprimer les fichiers sans fiche', () => sweepFiles(payload, now)],
    ]
    for (const [step, work] of steps) await attemptStep(payload, step, work)
    return { output: {} }
  },
}
