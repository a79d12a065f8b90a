import { RootPage } from '@payloadcms/next/views'
import config from '../../../../payload.config.ts'
import { importMap } from '../importMap.ts'

interface PageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Next wants the page as the default export. */
export default function Page({ params, searchParams }: PageProps) {
  return RootPage({ config, importMap, params, searchParams })
}
