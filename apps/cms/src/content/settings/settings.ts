import type { Field, GlobalConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { contractOrContentStaff } from '../../access/contractOrContentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { announceSettings } from '../../publication/changes/announceSettings.ts'
import { savingSlot } from '../factories/savingSlot.ts'
import { brandFields } from './brandFields.ts'
import { contactFields } from './contactFields.ts'
import { displayFields } from './displayFields.ts'
import { figureFields } from './figureFields.ts'
import { legalFields } from './legalFields.ts'

/** The wire has no groups (contract.md, single type): tabs without a name only arrange the screen. */
function tab(label: string, fields: Field[]) {
  return { label, fields }
}

/** The settings of the site (product 1 and 9), served at `/api/settings`. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Réglages du site',
  access: { read: contractOrContentStaff, update: administratorsOnly },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenFrom('editor', 'agent', 'cashier'),
    components: { elements: { beforeDocumentControls: [savingSlot(false)] } },
  },
  hooks: { afterChange: [announceSettings] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        tab('Marque', brandFields),
        tab('Contact', contactFields),
        tab('Chiffres et témoignages', figureFields),
        tab('Affichage', displayFields),
        tab('Textes légaux', legalFields),
      ],
    },
  ],
}
