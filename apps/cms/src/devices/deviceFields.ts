import type { Field } from 'payload'
import { secret, unseen } from '../dossiers/fieldAccess.ts'
import { timeField } from '../fields/timeField.ts'

/**
 * A link while it waits for its one device, and that device afterwards. `custom` says on which wires
 * the record stands.
 */
export function deviceFields(custom: Record<string, unknown> = {}): Field[] {
  const own = { access: secret, admin: unseen, custom }
  return [
    { name: 'lien', type: 'text', index: true, ...own },
    { name: 'codeLien', type: 'text', ...own },
    { name: 'essaisLien', type: 'number', ...own },
    { name: 'lienJusque', type: 'date', ...own },
    { name: 'appareil', type: 'text', index: true, ...own },
    {
      ...timeField({ name: 'appareilLe', label: 'Téléphone lié le', sidebar: true }),
      custom,
    },
  ]
}

/** Those that are nobody’s data. */
export const deviceSecrets = ['lien', 'codeLien', 'essaisLien', 'lienJusque', 'appareil'] as const
