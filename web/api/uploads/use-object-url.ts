import { useEffect, useState } from 'react'

/** An address for bytes that the page holds; undefined until the page is alive. It ends with the component. */
export function useObjectUrl(content: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}
