// @ts-check
import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

// Not in TypeScript: at each start Next 16 would load its compiler to read it, which no other part of
// a start needs (30 MB of memory, 100 MB of the image).

/** @satisfies {import('next').NextConfig} */
const base = {
  // Types are checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: join(import.meta.dirname, '../..') },
  // One module of each for the host and the screens: the host has already loaded them.
  serverExternalPackages: ['payload', '@payloadcms/drizzle', '@aws-sdk/client-s3'],
  poweredByHeader: false,
  // The host does: Next (16) knows gzip alone.
  compress: false,
  devIndicators: false,
}

/**
 * `withPayload` sends Critical-CH with every answer, so that Chrome asks for each page twice.
 * @satisfies {import('next').NextConfig}
 */
const config = { ...withPayload(base), headers: async () => [] }
export default config
