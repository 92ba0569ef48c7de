declare module 'subset-font' {
  export type AxisRange = number | { min: number; max: number; default?: number };

  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    preserveNameIds?: number[];
    variationAxes?: Record<string, AxisRange>;
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    dropTables?: string[];
  }

  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>;
}
