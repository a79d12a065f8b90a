import { writeFileSync } from 'node:fs'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

process.env.PAYLOAD_SECRET ||= 'not-used-to-write-files'
const { default: promised } = await import('../src/payload.config.ts')
const config = await promised
const { importMapFile } = config.admin.importMap
if (importMapFile) writeFileSync(importMapFile, '', { flag: 'a' })

/** Writes what Payload derives from the configuration: its types and the list of components. */
await generateImportMap(config)
await generateTypes(config)
process.exit(0)
