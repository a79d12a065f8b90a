/**
 * The groups of the menu. A type of record names its own in `admin.group`: a section of the menu, or
 * a list within one (`admin/menu/sections.ts`).
 */
export const adminGroups = {
  dossiers: 'Dossiers',
  clients: 'Clients',
  till: 'Caisse',
  technical: 'Détails techniques',
  agenda: 'Agenda',
  site: 'Site',
  pages: 'Pages',
  lists: 'Petites listes',
  settings: 'Réglages',
} as const
