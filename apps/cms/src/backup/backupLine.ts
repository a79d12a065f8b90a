import type { Made } from './makeBackup.ts'

/** The line that ends a backup, in the log of the night too: it says what the files of visitors cost. */
export function backupLine({
  places,
  bytes,
  visitorFiles: { files, bytes: theirs },
}: Made): string {
  const counted = `${files} ${files > 1 ? 'fichiers' : 'fichier'} de visiteurs`
  return `Sauvegarde faite\u00a0: ${places.join(' et ')} (${megabytes(bytes)}, dont ${counted}, ${megabytes(theirs)} avant compression).`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} Mo`
}
