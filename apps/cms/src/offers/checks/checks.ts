import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { contentStaff } from '../../access/contentStaff.ts'
import { nobody } from '../../access/nobody.ts'
import { lockedWhileSaved } from '../../database/records/lockedWhileSaved.ts'
import { fixed, unseen } from '../../dossiers/fieldAccess.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import { guardState } from '../../dossiers/moves/guardState.ts'
import { stateField } from '../../dossiers/moves/stateField.ts'
import { timeField } from '../../fields/timeField.ts'
import { checkMachine } from './checkMachine.ts'
import { offerDeeds } from './offerDeeds.ts'
import { offerDesk } from './offerDesk.ts'

/** The findings of staff on an offer, one record each; made once there is something to say. */
export const checks: CollectionConfig = {
  slug: 'controles',
  typescript: { interface: 'OfferCheck' },
  labels: { singular: 'Contrôle d’une offre', plural: 'Contrôles des offres' },
  custom: { machine: checkMachine },
  access: { read: contentStaff, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, group: adminGroups.technical },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: lockedWhileSaved({ beforeChange: [guardState(checkMachine)] }),
  endpoints: [offerDesk, ...offerDeeds],
  fields: [
    {
      name: 'job',
      type: 'relationship',
      relationTo: 'jobs',
      label: 'Offre',
      unique: true,
      custom: { keepsTarget: false },
      access: fixed,
    },
    stateField(checkMachine, 'libre'),
    // The text that was checked, by language: see textMark.
    { name: 'empreintes', type: 'json', access: fixed, admin: unseen },
    timeField({ name: 'verifieeLe', label: 'Vérifiée le' }),
    { name: 'verifieePar', type: 'text', label: 'Vérifiée par', access: fixed },
    stepsField,
  ],
}
