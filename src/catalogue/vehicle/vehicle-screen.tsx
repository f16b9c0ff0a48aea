export function VehicleScreen() {
  return null;
}
