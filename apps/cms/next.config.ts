import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const base: NextConfig = {
  // Types are checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: join(import.meta.dirname, '../..') },
  // One module of each for the host and the screens: the host has already loaded them.
  serverExternalPackages: ['payload', '@payloadcms/drizzle', '@aws-sdk/client-s3'],
  poweredByHeader: false,
  devIndicators: false,
}

/** `withPayload` sends Critical-CH with every answer, so that Chrome asks for each page twice. */
export default { ...withPayload(base), headers: async () => [] } satisfies NextConfig
