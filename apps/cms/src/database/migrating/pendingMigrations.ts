import { StartFailure } from '@sira/host/startFailure'
import { migrationNames } from './migrationFiles.ts'

/**
 * Gives the migrations of the folder that a database has not had, oldest first. Throws a {@link
 * StartFailure} where it has had an unknown one: a newer version made its tables, and this one
 * would fail on them later.
 */
export function pendingMigrations(folder: string, noted: ReadonlySet<string>): string[] {
  const known = migrationNames(folder)
  const strange = [...noted].filter((name) => !known.includes(name)).sort()
  if (strange.length > 0) throw new StartFailure(newer(strange.join(', ')))
  return known.filter((name) => !noted.has(name))
}

const newer = (names: string) =>
  `La base de données a été mise à jour par une version plus récente (${names}), que celle-ci ne connaît pas\u00a0: démarrez la version plus récente, ou remettez avec npm run restore -- <fichier> une sauvegarde d’avant la mise à jour. Rien n’a changé.`
