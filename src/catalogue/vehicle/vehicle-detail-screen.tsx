export function VehicleDetailScreen() {
  return null;
}
