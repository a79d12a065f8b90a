import type { Payload } from 'payload'
import { backupSettingsOf } from '../../../backup/backupSettingsOf.ts'
import { type BackupState, backupState } from '../../../backup/backupState.ts'
import { dayInWords, momentInWords } from '../../../dates/dates.ts'
import { publicUrl } from '../../../environment/publicUrl.ts'

interface BackupNoticeProps {
  payload: Payload
  now: Date
}

/** Tells administrators when everything was last copied, and loudly where it was not. */
export async function BackupNotice({ payload, now }: BackupNoticeProps) {
  const state = await backupState(backupSettingsOf(payload), publicUrl(payload), now)
  if (state.state === 'unasked') return null
  if (state.state === 'made') {
    return <p className="sira-note">Dernière sauvegarde : {momentInWords(state.madeAt)}</p>
  }
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>{titleOf(state)}</h2>
      <p>
        Si le disque de la machine tombait en panne, ce qui n’est pas sauvegardé serait perdu.
        Prévenez la personne qui s’occupe de la machine : elle règle BACKUP_DIR, ou regarde pourquoi
        la sauvegarde de la nuit échoue.
      </p>
    </section>
  )
}

function titleOf(state: Exclude<BackupState, { state: 'made' | 'unasked' }>): string {
  if (state.state === 'late') return `Rien n’est sauvegardé depuis le ${dayInWords(state.madeAt)}`
  if (state.state === 'unreached') return 'Le stockage des sauvegardes (S3) ne répond pas'
  return state.state === 'awaited'
    ? 'Aucune sauvegarde n’a encore été faite'
    : 'Aucune sauvegarde n’est faite'
}
