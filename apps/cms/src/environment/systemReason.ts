const reasons: Readonly<Record<string, string>> = {
  EACCES: 'ce compte n’a pas le droit d’y écrire',
  EPERM: 'ce compte n’a pas le droit d’y écrire',
  EROFS: 'le disque est en lecture seule',
  ENOENT: 'il n’existe pas et ne peut pas être créé',
  ENOTDIR: 'ce n’est pas un dossier',
  EEXIST: 'ce n’est pas un dossier',
  ENOSPC: 'le disque est plein',
}

/** Why the system lets nobody write into a folder, as the end of a sentence. */
export function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? `le système répond ${code || String(error)}`
}
