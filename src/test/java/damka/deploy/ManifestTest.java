package damka.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.ContainerPort;
import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.Probe;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServicePort;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The manifests mean what they say: a misspelt member of a probe is otherwise only noticed in a cluster. */
class ManifestTest {

    private static final Path BASE = Path.of("k8s/base");
    private static final Path OVERLAYS = Path.of("k8s/overlays");
    private static final KubernetesSerialization MODEL = new KubernetesSerialization();
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());
    private static final Set<String> KUSTOMIZE = Set.of(
            "apiVersion",
            "kind",
            "resources",
            "components",
            "patches",
            "images",
            "labels",
            "namespace",
            "replicas",
            "configMapGenerator",
            "secretGenerator",
            "generatorOptions",
            "namePrefix",
            "nameSuffix",
            "commonAnnotations");

    // What overlays patch is looked at as it is rendered (RenderedManifestTest).
    static Stream<Path> resources() throws IOException {
        return manifests().filter(file -> !isKustomization(file) && !file.startsWith(OVERLAYS));
    }

    static Stream<Path> kustomizations() throws IOException {
        return manifests().filter(ManifestTest::isKustomization);
    }

    @ParameterizedTest
    @MethodSource("resources")
    void everyMemberIsKnownToTheModel(Path file) throws IOException {
        HasMetadata resource = MODEL.unmarshal(Files.readString(file));

        assertThat(resource).isNotInstanceOf(GenericKubernetesResource.class);
        assertThat(UnknownFields.of(resource)).isEmpty();
        assertThat(resource.getMetadata().getName()).isNotBlank();
    }

    @Test
    void aMisspeltMemberIsFound() {
        HasMetadata resource = MODEL.unmarshal("""
                apiVersion: apps/v1
                kind: Deployment
                spec:
                  template:
                    spec:
                      containers:
                        - name: damka
                          readynessProbe: {}
                """);

        assertThat(UnknownFields.of(resource)).containsExactly(".Spec.Template.Spec.Containers[].readynessProbe");
    }

    @ParameterizedTest
    @MethodSource("kustomizations")
    void everyKustomizationNamesFilesThatExist(Path file) throws IOException {
        JsonNode tree = YAML.readTree(Files.readString(file));

        assertThat(names(tree)).isSubsetOf(KUSTOMIZE);
        for (String member : List.of("resources", "components")) {
            for (JsonNode one : tree.path(member)) {
                assertThat(file.resolveSibling(one.asText())).exists();
            }
        }
    }

    @Test
    void theServiceReachesThePods() throws IOException {
        Deployment deployment = read("deployment.yaml", Deployment.class);
        Service service = read("service.yaml", Service.class);

        assertThat(deployment.getSpec().getTemplate().getMetadata().getLabels())
                .containsAllEntriesOf(deployment.getSpec().getSelector().getMatchLabels())
                .containsAllEntriesOf(service.getSpec().getSelector());
        assertThat(portNames(container(deployment))).containsAll(targets(service));
        assertThat(targets(service)).doesNotContain("management");
    }

    @Test
    void eachProbeAsksTheManagementPortForItsOwnCheck() throws IOException {
        Container container = container(read("deployment.yaml", Deployment.class));

        assertThat(portNames(container)).containsExactly("http", "management");
        assertThat(asks(container.getStartupProbe())).isEqualTo("management/q/health/started");
        assertThat(asks(container.getReadinessProbe())).isEqualTo("management/q/health/ready");
        assertThat(asks(container.getLivenessProbe())).isEqualTo("management/q/health/live");
    }

    @Test
    void thePodIsRestricted() throws IOException {
        PodSpec pod = read("deployment.yaml", Deployment.class)
                .getSpec()
                .getTemplate()
                .getSpec();

        assertThat(pod.getAutomountServiceAccountToken()).isFalse();
        assertThat(pod.getSecurityContext().getRunAsNonRoot()).isTrue();
        assertThat(pod.getSecurityContext().getSeccompProfile().getType()).isEqualTo("RuntimeDefault");
        assertThat(pod.getContainers()).allSatisfy(container -> {
            assertThat(container.getSecurityContext().getAllowPrivilegeEscalation())
                    .isFalse();
            assertThat(container.getSecurityContext().getReadOnlyRootFilesystem())
                    .isTrue();
            assertThat(container.getSecurityContext().getCapabilities().getDrop())
                    .containsExactly("ALL");
            assertThat(container.getResources().getRequests()).containsOnlyKeys("cpu", "memory");
            assertThat(container.getResources().getLimits()).containsKey("memory");
        });
    }

    @Test
    void thePodRunsAsTheUserOfTheImage() throws IOException {
        PodSpec pod = read("deployment.yaml", Deployment.class)
                .getSpec()
                .getTemplate()
                .getSpec();
        String user = pod.getSecurityContext().getRunAsUser() + ":"
                + pod.getSecurityContext().getRunAsGroup();

        assertThat(Files.readAllLines(Path.of("Dockerfile"))).contains("USER " + user);
    }

    private static Stream<Path> manifests() throws IOException {
        try (Stream<Path> tree = Files.walk(Path.of("k8s"))) {
            return tree.filter(file -> file.toString().endsWith(".yaml")).toList().stream();
        }
    }

    private static boolean isKustomization(Path file) {
        return file.endsWith("kustomization.yaml");
    }

    private static <T extends HasMetadata> T read(String file, Class<T> type) throws IOException {
        return MODEL.unmarshal(Files.readString(BASE.resolve(file)), type);
    }

    private static Container container(Deployment deployment) {
        return deployment.getSpec().getTemplate().getSpec().getContainers().get(0);
    }

    private static List<String> portNames(Container container) {
        return container.getPorts().stream().map(ContainerPort::getName).toList();
    }

    private static List<String> targets(Service service) {
        return service.getSpec().getPorts().stream()
                .map(ServicePort::getTargetPort)
                .map(port -> port.getStrVal())
                .toList();
    }

    private static String asks(Probe probe) {
        return probe.getHttpGet().getPort().getStrVal() + probe.getHttpGet().getPath();
    }

    private static List<String> names(JsonNode tree) {
        return tree.properties().stream().map(Map.Entry::getKey).toList();
    }
}
