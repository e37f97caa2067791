declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
      readonly noHinting?: boolean
      readonly keepFeatures?: readonly string[]
      readonly noLayoutClosure?: boolean
    },
  ): Promise<Uint8Array>
}
