import {
  ArrowRight,
  Bed,
  Calendar,
  Car,
  Check,
  Clock,
  Compass,
  Droplet,
  Footprints,
  Heart,
  type LucideIcon,
  Mail,
  MapPin,
  Moon,
  Mountain,
  Phone,
  Sun,
  Tent,
  Thermometer,
  Users,
  Utensils,
  Wallet,
  X,
} from 'lucide-react';
import type { IconName } from '../../shared/icons.ts';

const ICONS: Record<IconName, LucideIcon> = {
  'arrow-right': ArrowRight,
  bed: Bed,
  calendar: Calendar,
  car: Car,
  check: Check,
  clock: Clock,
  compass: Compass,
  droplet: Droplet,
  footprints: Footprints,
  heart: Heart,
  mail: Mail,
  'map-pin': MapPin,
  moon: Moon,
  mountain: Mountain,
  phone: Phone,
  sun: Sun,
  tent: Tent,
  thermometer: Thermometer,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  x: X,
};

/** A decorative inline icon; nothing for an unknown name. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  const Found = Object.hasOwn(ICONS, name) ? ICONS[name as IconName] : undefined;
  return Found ? <Found aria-hidden="true" className="r-icon" size={size} strokeWidth={1.5} /> : null;
}
