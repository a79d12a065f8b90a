import { join } from 'node:path'
import { timeZone } from '@sira/contract/writtenDates'
import type { Config } from 'payload'

const source = join(import.meta.dirname, '..')

/** The look of the back office; its components are named by path, from the folder of the app. */
export const adminConfig: NonNullable<Config['admin']> = {
  user: 'users',
  // Its own screen of a new password, which nothing can stand in for: see ResetView.
  routes: { reset: '/reset-payload' },
  // Gravatar would tell a third party who signs in.
  avatar: 'default',
  dateFormat: 'dd/MM/yyyy HH:mm',
  timezones: {
    supportedTimezones: [{ label: 'Ouagadougou (GMT)', value: timeZone }],
    defaultTimezone: timeZone,
  },
  theme: 'light',
  meta: {
    titleSuffix: ' · Sira',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/admin/icon.svg' }],
    defaultOGImageType: 'off',
  },
  components: {
    graphics: {
      Icon: '/src/admin/brand/Icon.tsx#Icon',
      Logo: '/src/admin/brand/Logo.tsx#Logo',
    },
    Nav: '/src/admin/menu/Menu.tsx#Menu',
    actions: ['/src/admin/menu/HeaderActions.tsx#HeaderActions'],
    views: {
      dashboard: { Component: '/src/admin/dashboard/Dashboard.tsx#Dashboard' },
      login: { Component: '/src/admin/signIn/LoginView.tsx#LoginView' },
      forgot: { Component: '/src/admin/signIn/ForgottenView.tsx#ForgottenView' },
      newPassword: {
        Component: '/src/admin/signIn/ResetView.tsx#ResetView',
        path: '/reset',
        meta: { title: 'Nouveau mot de passe' },
      },
      sales: {
        Component: '/src/admin/sales/SalesView.tsx#SalesView',
        path: '/ventes',
        exact: true,
        meta: { title: 'Ventes' },
      },
      closing: {
        Component: '/src/admin/sales/closing/ClosingView.tsx#ClosingView',
        path: '/ventes/cloture',
        exact: true,
        meta: { title: 'Clôture du jour' },
      },
      clients: {
        Component: '/src/admin/clients/ClientsView.tsx#ClientsView',
        path: '/clients',
        exact: true,
        meta: { title: 'Clients' },
      },
      clientCard: {
        Component: '/src/admin/clients/CardView.tsx#CardView',
        path: '/clients/:kind/:id',
        meta: { title: 'Fiche client' },
      },
      day: {
        Component: '/src/admin/day/DayView.tsx#DayView',
        path: '/journee',
        exact: true,
        meta: { title: 'Aujourd’hui' },
      },
      dossiers: {
        Component: '/src/admin/dossiers/DossiersView.tsx#DossiersView',
        path: '/dossiers',
        exact: true,
        meta: { title: 'Dossiers' },
      },
      entry: {
        Component: '/src/admin/entering/EntryView.tsx#EntryView',
        path: '/saisie/:kind',
        exact: true,
        meta: { title: 'Saisir une demande' },
      },
      subscriberImport: {
        Component: '/src/admin/subscribers/SubscriberImportView.tsx#SubscriberImportView',
        path: '/abonnes/import',
        exact: true,
        meta: { title: 'Importer des abonnés' },
      },
      calendar: {
        Component: '/src/admin/calendar/CalendarView.tsx#CalendarView',
        path: '/calendrier',
        exact: true,
        meta: { title: 'Calendrier' },
      },
      lists: {
        Component: '/src/admin/menu/ListsView.tsx#ListsView',
        path: '/listes/:name',
        exact: true,
        meta: { title: 'Listes' },
      },
      translations: {
        Component: '/src/admin/translations/work/TranslationsView.tsx#TranslationsView',
        path: '/traductions',
        exact: true,
        meta: { title: 'Traductions' },
      },
      translationDesk: {
        Component: '/src/admin/translations/desk/TranslationDeskView.tsx#TranslationDeskView',
        path: '/traductions/:language/:type/:id',
        meta: { title: 'Traduire' },
      },
      statements: {
        Component: '/src/admin/statements/StatementsView.tsx#StatementsView',
        path: '/ventes/releves',
        exact: true,
        meta: { title: 'Relevés' },
      },
    },
    providers: [
      '/src/admin/saving/SavingWatch.tsx#SavingWatch',
      '/src/admin/words/LibraryWords.tsx#LibraryWords',
      '/src/admin/library/smaller/SmallerPictures.tsx#SmallerPictures',
    ],
  },
  importMap: {
    autoGenerate: false,
    baseDir: join(source, '..'),
    importMapFile: join(source, 'app/(payload)/admin/importMap.js'),
  },
}
