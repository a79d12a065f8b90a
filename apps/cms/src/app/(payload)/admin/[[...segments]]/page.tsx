import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { hostConfig } from '../../../hostConfig.ts'
import { importMap } from '../importMap.js'

interface PageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: PageProps) {
  return generatePageMetadata({ config: hostConfig, params, searchParams })
}

/** Next wants the page as the default export. */
export default function Page({ params, searchParams }: PageProps) {
  return RootPage({ config: hostConfig, importMap, params, searchParams })
}
