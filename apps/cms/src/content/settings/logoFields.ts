import type { Field } from 'payload'
import { takenPictures } from '../pictures/takenPictures.ts'
import { setting } from './setting.ts'

/**
 * A field for a logo. Its note is no `description`: Payload sends those of all settings to the
 * first screen, but a component’s texts only with these settings.
 */
function logoField(name: 'logo' | 'icon', label: string, note: string): Field {
  const Description = {
    path: '/src/admin/brand/LogoNote.tsx#LogoNote',
    clientProps: { use: name, note: `${note} ${takenPictures}.` },
  }
  return setting(name, {
    type: 'upload',
    relationTo: 'media',
    label,
    admin: { components: { Description } },
  })
}

export const logoFields: Field[] = [
  logoField(
    'logo',
    'Logo',
    'En tête des pages, sur fond clair : 672 × 176 points suffisent, sans marge autour. Deux fois plus large que haut ou davantage, il remplace le nom ; sinon il se place devant. Vide : le tissage de Sira.',
  ),
  logoField(
    'icon',
    'Icône',
    'Pour l’onglet du navigateur, le site installé sur un téléphone et les moteurs de recherche : carrée, 512 × 512 points. Vide : faite du logo, entier sur fond blanc.',
  ),
]
