import { adminGroups } from '../../access/adminGroups.ts'
import { isContentStaff } from '../../access/contentStaff.ts'
import { type Person, rolesOf } from '../../access/role.ts'
import { isOrderStaff } from '../../access/sales/orderStaff.ts'
import { isClientStaff } from '../../clients/clientStaff.ts'

/** A screen of ours; the lists of a section come from the `admin.group` of their types. */
export interface OwnScreen {
  label: string
  href: string
  isFor: (person: Person) => boolean
}

export interface Section {
  name: string
  /** Lines of a drawing of 24 by 24. */
  icon: string
  screens: readonly OwnScreen[]
  /** These come after the lists of its types. */
  later?: readonly OwnScreen[]
  /** One screen shows all types of its group, and chooses among them: they are no entries. */
  shownTogether?: OwnScreen
  /** Groups that stand in this section as one entry, with a screen of their own. */
  lists?: readonly string[]
}

const screen = (label: string, path: string, isFor: OwnScreen['isFor']): OwnScreen => ({
  label,
  href: `/admin${path}`,
  isFor,
})

/** The first level of the menu, sorted by what people do: at most seven, each of ten entries. */
export const sections: readonly Section[] = [
  {
    name: 'Aujourd’hui',
    icon: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6',
    screens: [
      screen('Vue d’ensemble', '', () => true),
      screen('Tout ce qui attend', '/journee', () => true),
    ],
  },
  {
    name: adminGroups.dossiers,
    icon: 'M3 6h7l2 3h9v10H3z',
    screens: [],
    shownTogether: screen('Tous les dossiers', '/dossiers', (person) => rolesOf(person).length > 0),
  },
  {
    name: adminGroups.clients,
    icon: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4 21c.6-4.4 3.6-6.6 8-6.6s7.4 2.2 8 6.6',
    screens: [screen('Tous les clients', '/clients', isClientStaff)],
  },
  {
    name: adminGroups.till,
    icon: 'M3 7h18v11H3zM12 10a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M6 10v.1M18 15v.1',
    screens: [
      screen('Ventes du jour', '/ventes', isOrderStaff),
      screen('Clôture du jour', '/ventes/cloture', isOrderStaff),
      screen('Relevés', '/ventes/releves', isOrderStaff),
    ],
    lists: [adminGroups.technical],
  },
  {
    name: adminGroups.agenda,
    icon: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4',
    screens: [screen('Calendrier', '/calendrier', isContentStaff)],
  },
  {
    name: adminGroups.site,
    icon: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c3.2 3 3.2 15 0 18M12 3c-3.2 3-3.2 15 0 18',
    screens: [],
    later: [screen('Traductions', '/traductions', isContentStaff)],
    lists: [adminGroups.pages, adminGroups.lists],
  },
  {
    name: adminGroups.settings,
    icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
    screens: [],
  },
]
