export type Program = 'site' | 'cms' | 'packages' | 'tools'

export interface Layer {
  name: string
  /**
   * Folders and files; `*.ts` are those that build it. The most specific entry that holds a file is
   * its room.
   */
  rooms: readonly string[]
}

/**
 * The rooms of both programs, from the top (docs/decisions/0029-rooms-by-feature.md). A room
 * imports from the layers below its own, and from a room beside it if that makes no circle. A
 * feature never imports from another one, nor `src` from `server`. Packages lie below all of them;
 * tests and benches stand above.
 */
export const drawing: Record<Program, readonly Layer[]> = {
  site: [
    {
      name: 'pages',
      rooms: [
        'src/pages',
        'src/middleware.ts',
        'src/locals.d.ts',
        'src/page-cache',
        'src/astro',
        'server',
        'build',
      ],
    },
    { name: 'layout', rooms: ['src/layout'] },
    { name: 'features', rooms: ['src/features/*'] },
    {
      name: 'parts',
      rooms: [
        'src/browser',
        'src/choosing',
        'src/components',
        'src/dossiers',
        'src/feeds',
        'src/forms',
        'src/islands',
        'src/search',
        'src/sitemap',
        'src/structuredData',
      ],
    },
    {
      name: 'ground',
      rooms: [
        'src/features/*/words',
        'src/content',
        'src/format',
        'src/i18n',
        'src/styles',
        'src/transport',
      ],
    },
    { name: 'facts', rooms: ['src/kinds', 'src/language'] },
  ],
  cms: [
    {
      name: 'program',
      rooms: ['server', 'commands', 'src/app', 'src/doctor', 'src/payload.config.ts', '*.ts'],
    },
    { name: 'faces', rooms: ['src/admin', 'src/contract', 'src/seed'] },
    {
      name: 'records',
      rooms: [
        'src/applications',
        'src/clients',
        'src/comments',
        'src/content',
        'src/deliveries',
        'src/deposits',
        'src/enrolments',
        'src/estimates',
        'src/messages',
        'src/money',
        'src/offers',
        'src/orders',
        'src/people',
        'src/sessions',
        'src/space',
      ],
    },
    {
      name: 'services',
      rooms: [
        'src/audit',
        'src/backup',
        'src/capacity',
        'src/devices',
        'src/dossiers',
        'src/fields',
        'src/mail',
        'src/papers',
        'src/publication',
      ],
    },
    { name: 'database', rooms: ['src/database', 'src/reader', 'src/store'] },
    {
      name: 'facts',
      rooms: ['src/access', 'src/dates', 'src/environment', 'src/payload-types.ts'],
    },
  ],
  packages: [{ name: 'packages', rooms: ['*'] }],
  tools: [
    {
      name: 'tools',
      rooms: ['apps/cms/test', 'apps/site/test', 'bench', 'e2e', 'scripts'],
    },
  ],
}

/** Rooms whose own folders, and the files beside them, have one direction too. */
export const innerRooms: readonly string[] = [
  'apps/cms/src/contract',
  'apps/cms/src/dossiers',
  'apps/cms/src/messages',
  'apps/cms/src/money',
  'apps/cms/src/orders',
  'apps/cms/src/publication',
  'apps/cms/src/sessions',
]
