/** Numbers of API calls and of the units that they were charged. */
export interface CallCounts {
  calls: number;
  units: number;
  refused: number;
  errors: number;
  limited: number;
  empty: number;
  repeated: number;
}
