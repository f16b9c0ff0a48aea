/** What publishing an import would do. */
export interface ImportPlan {
  /** Rows of the supplier's tables that fill each file of the format, and how many of them are refused. */
  files: readonly { file: string; rows: number; refused: number }[];
  /** Rows of each of the supplier's tables, and how many of them are refused. */
  tables: readonly { tableNo: number; rows: number; refused: number }[];
  /** Rows of all tables. A table may fill several files. */
  total: { rows: number; refused: number };
  targets: readonly PlannedTarget[];
  /** Refused rows by table, field and reason, the most frequent first; those that only follow from others last. */
  refused: readonly PlannedRefusal[];
  /** Values that cannot be read and without which their rows are imported, likewise. */
  leftOutValues: readonly PlannedRefusal[];
  priceMoves: PriceMoves;
  /**
   * Part names that the catalogue does not know: each becomes a standard part. Those with the most rows of parts books, or
   * else numbers, first.
   */
  newStandardParts: { count: number; samples: readonly { name: string; rows: number }[] };
  /** Lines of replacements that lead back to their number. */
  cycles: { count: number; lines: readonly number[] };
  /** Hotspots (drawing and callout) without a row. */
  emptyHotspots: { count: number; samples: readonly string[] };
  /** Open work orders with numbers that go, are replaced or get another price. */
  workOrders: readonly {
    what: 'gone' | 'replaced' | 'price';
    orders: number;
    numbers: number;
    samples: readonly string[];
  }[];
  /** Unknown numbers that the catalogue knows with zeros before them. */
  lostZeros: { count: number; samples: readonly { number: string; known: string }[] };
  /**
   * Numbers with another price in the files than in the catalogue, whose price is newer. It stays, and that of the files is
   * among the values left out, unless the newer ones are replaced. Dates are YYYY-MM-DD.
   */
  olderPrices: {
    count: number;
    samples: readonly { number: string; given: string; current: string }[];
    areReplaced: boolean;
  };
  /** Columns that may be the wrong ones, or whose numbers may have lost zeros. */
  columns: readonly PlannedColumn[];
  /** Rows without data that are left out (repeated headers, totals, headings and notes), with their lines and texts. */
  leftOut: { count: number; samples: readonly string[] };
  /** Records that the files no longer hold and that stay because they are in use. */
  keptGone: Readonly<Record<string, number>>;
}

export interface PlannedTarget {
  /** A table of the catalogue. */
  name: string;
  new: number;
  changed: number;
  same: number;
  gone: number;
  samples: readonly {
    op: 'new' | 'changed';
    line: number;
    after: Readonly<Record<string, unknown>>;
    /** Of a changed row: the fields that differ. */
    before: Readonly<Record<string, unknown>> | null;
  }[];
}

/** A column as a whole, by the field that it is mapped to. */
export interface PlannedColumn {
  tableNo: number;
  file: string;
  field: string;
  /** mostlyWrong: more than half of its cells. shortNumbers: `count` numbers are shorter than the others, `length` long. */
  finding: 'mostlyWrong' | 'shortNumbers';
  count: number;
  length: number;
  examples: readonly string[];
}

export interface PlannedRefusal {
  tableNo: number;
  field: string;
  code: string;
  rows: number;
  firstLine: number;
  details: readonly string[] | null;
  /** Where the record that the first row names was refused itself. */
  causeTable?: number | null;
  causeLine?: number | null;
}

/** Numbers whose price moves by up to 5, 20, 50 % or more. */
export interface PriceMoves {
  upTo5: number;
  upTo20: number;
  upTo50: number;
  above50: number;
}
