import { NotFoundPage } from '@payloadcms/next/views'
import { hostConfig } from '../../../hostConfig.ts'
import { importMap } from '../importMap.js'

interface PageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Next wants the page as the default export. */
export default function NotFound({ params, searchParams }: PageProps) {
  return NotFoundPage({ config: hostConfig, importMap, params, searchParams })
}
