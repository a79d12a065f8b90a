import type { Field, GlobalConfig } from 'payload'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { contractOrContentStaff } from '../access/contractOrContentStaff.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { savingSlot } from '../admin/saving/savingSlot.ts'
import { adminGroups } from '../collections/adminGroups.ts'
import { announceSettings } from '../hooks/announceSettings.ts'
import { brandFields } from './brandFields.ts'
import { contactFields } from './contactFields.ts'
import { displayFields } from './displayFields.ts'
import { figureFields } from './figureFields.ts'
import { legalFields } from './legalFields.ts'

/** The wire has no groups (contract.md, single type): tabs without a name only arrange the screen. */
function tab(label: string, fields: Field[]) {
  return { label, fields }
}

/** The settings of the site (spec 1 and 9), served at `/api/settings`. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Réglages du site',
  access: { read: contractOrContentStaff, update: administratorsOnly },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenFrom('editor', 'agent'),
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
