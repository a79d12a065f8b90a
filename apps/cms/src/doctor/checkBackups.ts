import { backupState } from '../backup/backupState.ts'
import type { Environment } from '../environment/environment.ts'
import { dayOf } from './dayOf.ts'
import { doubt, type Finding, fault, well } from './finding.ts'

/** Whether everything was copied lately. */
export async function checkBackups({ backup, publicUrl }: Environment): Promise<Finding[]> {
  const found = await backupState(backup, publicUrl, new Date())
  switch (found.state) {
    case 'unasked':
      return [well('Sauvegardes\u00a0: aucune, ce site n’est qu’à l’essai sur cette machine.')]
    case 'missing':
      return [
        doubt(
          'Aucune sauvegarde n’est faite\u00a0: donnez un dossier d’un autre disque dans BACKUP_DIR.',
        ),
      ]
    case 'awaited':
      return [
        doubt(
          'Aucune sauvegarde n’a encore été faite\u00a0: faites-en une maintenant, npm run backup.',
        ),
      ]
    case 'unreached':
      return [
        fault(
          'Le stockage S3 des sauvegardes ne répond pas\u00a0: vérifiez S3_ENDPOINT et les clés S3_…',
        ),
      ]
    case 'late':
      return [
        fault(
          `La dernière sauvegarde est du ${dayOf(found.madeAt)}\u00a0: lancez npm run backup, et cherchez dans le journal pourquoi celles de la nuit échouent.`,
        ),
      ]
    case 'made':
      return [well(`Dernière sauvegarde\u00a0: ${dayOf(found.madeAt)}.`)]
  }
}
