import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

/** Next wants its settings as the default export. */
export default withPayload({
  typescript: { ignoreBuildErrors: true, tsconfigPath: '../../tsconfig.json' },
  turbopack: { root: join(import.meta.dirname, '../../../..') },
  devIndicators: false,
})
